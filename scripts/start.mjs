// `npm start` serves the page and tables; `npm start -- <command>` is the command line.
const [first = '--'] = process.argv.slice(2)
const isForThePage = first.startsWith('--') && !['--help', '--version', '--language'].includes(first)

await import(isForThePage ? './web.mjs' : './roundhouse.mjs')
