import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Download } from 'playwright-core'

/** Where a file is that the page handed out. */
export async function savedFrom(file: Download): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'roundhouse-download-')), file.suggestedFilename())
  await file.saveAs(path)
  return path
}
