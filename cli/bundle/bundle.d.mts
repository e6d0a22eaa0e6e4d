/**
 * The file of a program as plain JavaScript, with everything it imports. It is built when it is first wanted and whenever a
 * source has changed since; otherwise this costs a look at the times of its sources.
 */
export function bundled(source: URL): string
