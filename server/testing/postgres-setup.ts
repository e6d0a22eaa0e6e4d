import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

/** One PostgreSQL for all tests that need one, before the first of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, remove } = await startPostgres()
  project.provide('postgres', url)
  return remove
}
