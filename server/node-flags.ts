/**
 * With what Node runs a server for many: `hosting` starts one so, and the benchmark does. New objects usually have 16 MB. Whenever
 * those are full, nobody is answered until what is still needed of them has been copied, for 10 ms and more. With less room that
 * happens more often, and is over sooner.
 */
export const NODE_FLAGS: readonly string[] = ['--max-semi-space-size=4']
