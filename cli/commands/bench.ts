import { Command } from 'commander'

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure the speed, side by side with others')
    .option('--quick', 'in ten seconds, and less exactly')
    .option('--json', 'for machines')
    .action(async ({ quick = false, json = false }: { quick?: boolean; json?: boolean }) => {
      const { bench } = await import('@roundhouse/bench/main')
      await bench([...(quick ? ['--quick'] : []), ...(json ? ['--json'] : [])])
    })
