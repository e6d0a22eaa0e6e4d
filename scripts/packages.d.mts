/** Makes the tarballs of the packages in a folder and answers their paths. */
export function makePackages(target: string): Promise<string[]>
