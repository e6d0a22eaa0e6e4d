import { Command } from 'commander'

export const benchCommand = (): Command =>
  new Command('bench')
    .description('measure the speed, side by side with others')
    .argument('[games...]', 'the games to measure; both if none is named')
    .option('--quick', 'in seconds, and less exactly')
    .option('--json', 'for machines, a line for each game')
    .action(async (games: string[], { quick = false, json = false }: { quick?: boolean; json?: boolean }) => {
      const { bench } = await import('@roundhouse/bench/main')
      await bench([...games, ...(quick ? ['--quick'] : []), ...(json ? ['--json'] : [])])
    })
