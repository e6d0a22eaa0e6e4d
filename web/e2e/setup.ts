import type { TestProject } from 'vitest/node'
import { serve } from '../browser/chromium.ts'
import { buildInto, openSite, type Site } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: Pick<Site, 'address' | 'folder'>
    /** Where the browser is spoken to. */
    readonly browser: string
  }
}

/** Before the first test of the page: it is built once for all of them, and served; one browser is opened for all. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = await serve()
  const { address, folder, close } = await openSite()
  project.provide('site', { address, folder })
  project.provide('browser', browser.wsEndpoint())
  project.onTestsRerun(() => buildInto(folder))
  return async () => {
    await close()
    await browser.close()
  }
}
