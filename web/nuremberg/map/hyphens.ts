/** Where the long names of the standard maps may be broken. */
const BROKEN = `
  Herzogen-aurach Unter-farrnbach Ober-michelbach Behringers-dorf Schwarzen-bruck Schmausen-buck Buch-schwabach
  Burg-farrnbach Günthers-bühl Groß-gründlach North-allerton Knares-borough Borough-bridge`

const known = new Map(
  BROKEN.trim()
    .split(/\s+/)
    .map(name => [name.replace('-', '').toLowerCase(), name]),
)

/** A name in two lines; `null`: it cannot be broken. Any name is broken behind a hyphen of its own. */
export function hyphenated(name: string): string[] | null {
  const own = name.indexOf('-', name.length / 2 - 4)
  if (own > 0 && own < name.length - 1) return [name.slice(0, own + 1), name.slice(own + 1)]
  const broken = known.get(name.toLowerCase())
  if (broken === undefined) return null
  return (name === name.toUpperCase() ? broken.toUpperCase() : broken).split(/(?<=-)/)
}
