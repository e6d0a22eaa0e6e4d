/**
 * With what Node runs a server for many: `hosting` starts one so, and the benchmark does. Versions of Node give new objects different
 * room. Whenever it is full, nobody is answered until what is still needed of them has been copied: with less room that happens more
 * often and is over sooner, but takes more of the processor in all. 16 MB make a tenth more moves a second than 4.
 */
export const NODE_FLAGS: readonly string[] = ['--max-semi-space-size=16']
