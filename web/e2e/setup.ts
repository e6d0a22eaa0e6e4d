import type { TestProject } from 'vitest/node'
import { buildInto, openSite, type Site } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: Pick<Site, 'address' | 'folder'>
  }
}

/** Before the first test of the page: it is built once for all of them, and served. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, folder, close } = await openSite()
  project.provide('site', { address, folder })
  project.onTestsRerun(() => buildInto(folder))
  return close
}
