/**
 * Games in these tests are dealt at random, as for everybody, on machines that may be busy. What fails once is tried
 * again with another deal; what is broken fails each time.
 */
export const DEALT = { retry: 2 } as const
