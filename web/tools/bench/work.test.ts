import { expect, test } from 'vitest'
import { PAINTED } from './stopwatch.ts'
import { type TraceEvent, workIn } from './work.ts'

const task = (ts: number, tdur: number, tid = 1): TraceEvent => ({ name: 'RunTask', pid: 1, tid, ts, tdur })
const click = (ts: number): TraceEvent => ({
  name: 'EventDispatch',
  pid: 1,
  tid: 1,
  ts,
  args: { data: { type: 'click' } },
})

const painted = (ts: number): TraceEvent => ({ name: PAINTED, pid: 1, tid: 1, ts })

test('the work of a tap is that of the task around its click and of those until it is painted', () => {
  const events = [
    task(0, 900),
    task(1000, 2000),
    click(1100),
    task(5000, 3000),
    task(6000, 9000, 2),
    painted(11_000),
    task(12_000, 7000),
    task(30_000, 4000),
    click(50_000),
    painted(51_000),
    click(60_000),
  ]
  expect(workIn(events)).toEqual([5, 4])
})
