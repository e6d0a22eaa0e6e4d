import { Command } from 'commander'
import { bundled } from '../bundle/bundle.mjs'

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure the speed, side by side with others')
    .argument('[parts...]', 'what to measure: first-class, nuremberg (both if none is named), web')
    .option('--quick', 'in seconds, and less exactly')
    .option('--json', 'JSON output, a line for each part')
    .action(async (parts: string[], { quick = false, json = false }: { quick?: boolean; json?: boolean }) => {
      const { bench, PROGRAM } = await import('@roundhouse/bench/main')
      await bench(bundled(PROGRAM), [...parts, ...(quick ? ['--quick'] : []), ...(json ? ['--json'] : [])])
    })
