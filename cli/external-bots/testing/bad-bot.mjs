// A bot that behaves badly in the way its first argument says, at the decision its second says (0: when greeted).
import { closeSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [how, when = '1'] = process.argv.slice(2)
if (how === 'dies at once') process.exit(3)
const input = createInterface({ input: process.stdin }).on('line', heard)

const say = message => console.log(JSON.stringify(message))

const BAD = {
  nonsense: () => console.log('I think I will take the red one.'),
  illegal: ({ decision }) => say({ type: 'choose', decision, move: 'fly to the moon' }),
  old: ({ decision, moves }) => say({ type: 'choose', decision: decision - 1, move: moves[0] }),
  late: () => setTimeout(() => {}, 60_000),
  dies() {
    console.error('Traceback of something\nValueError: I am lost')
    process.exit(7)
  },
  floods() {
    for (;;) process.stdout.write('x'.repeat(1 << 16))
  },
  lines() {
    for (;;) process.stdout.write('{}\n'.repeat(1 << 14))
  },
  twice({ decision, moves }) {
    say({ type: 'choose', decision, move: moves[0] })
    console.log('and by the way')
  },
  deaf() {
    input.close()
    setInterval(() => {}, 1000)
  },
  closes() {
    closeSync(1)
    setInterval(() => {}, 1000)
  },
}

function heard(line) {
  const message = JSON.parse(line)
  const { type, decision = 0, moves } = message
  if (type === 'over') return
  if (decision === Number(when)) BAD[how](message)
  else if (type === 'hello') say({ type: 'hello', protocol: 1, name: 'Bad bot', version: '0.1' })
  else say({ type: 'choose', decision, move: moves[0] })
}
