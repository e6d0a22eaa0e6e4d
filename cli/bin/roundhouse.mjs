#!/usr/bin/env node
// Plain JavaScript, because it is what makes TypeScript run.
import { pathToFileURL } from 'node:url'
import { bundled } from '../bundle/bundle.mjs'

if (process.env.ROUNDHOUSE_DEBUG) process.setSourceMapsEnabled(true)
await import(pathToFileURL(program()).href)

function program() {
  try {
    return bundled(new URL('../main.ts', import.meta.url))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
