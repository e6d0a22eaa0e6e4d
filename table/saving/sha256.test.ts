import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { sha256 } from './sha256.ts'

afterEach(() => vi.unstubAllGlobals())

const nodeSays = (text: string): string => createHash('sha256').update(text).digest('hex')

test.each(['', 'Roundhouse', 'Fürth – Nürnberg\n'.repeat(50)])(
  '%j is hashed alike with a safe line and without',
  async text => {
    expect(await sha256(text)).toBe(nodeSays(text))
    vi.stubGlobal('crypto', {})
    expect(await sha256(text)).toBe(nodeSays(text))
  },
)
