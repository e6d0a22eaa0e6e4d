import type { TestProject } from 'vitest/node'
import { findBrowser } from '../browser/find.ts'
import { buildInto, openSite, type Site } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: Pick<Site, 'address' | 'folder'>
  }
}

/** Before the first test of the page: a browser is there, unpacked if need be, and the page is built once for all of them, and served. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  findBrowser()
  const { address, folder, close } = await openSite()
  project.provide('site', { address, folder })
  project.onTestsRerun(() => buildInto(folder))
  return close
}
