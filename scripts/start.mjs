// `npm start` shows the tables in the browser; `npm start -- <command>` is the command line.
const args = process.argv.slice(2)
const isForThePage = args.every((arg, at) => ['--port', '--no-open'].includes(arg) || args[at - 1] === '--port')

await import(isForThePage ? './web.mjs' : './roundhouse.mjs')
