#!/usr/bin/env node
// Plain JavaScript, because it is what makes TypeScript run.
try {
  const { register } = await import('tsx/esm/api')
  register()
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('The dependencies of Roundhouse are not installed yet: run npm start in its folder once.')
  process.exit(1)
}
await import('../main.ts')
