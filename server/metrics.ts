import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Figures for those who run a server. None of them tells anything about a game or a person. */
export interface Metrics {
  readonly commands: Counter<'type'>
  readonly refusals: Counter<'code'>
  /** Seconds from a command to its answer. */
  readonly answerTime: Histogram
  /** Seconds in which the server stood still, or that its clock was set forward by. */
  readonly standstill: Counter
  /** What became of notices, by their channel. */
  readonly notices: Counter<'channel' | 'result'>
  /** Seconds from what happened to the notice of it being handed over. */
  readonly noticeTime: Histogram
  readonly waitingNotices: Gauge
  readonly sockets: Gauge
  readonly openTables: Gauge
  readonly heldTables: Gauge
  readonly botTurns: Gauge
  text(): Promise<string>
  readonly contentType: string
}

const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5]

/**
 * Milliseconds between two looks at how late the event loop is; they are part of what is found. The usual 10 are most of the
 * work of a server to which nobody comes.
 */
export const LOOP_PRECISION = 100

export function newMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION })
  const gauge = (name: string, help: string) => new Gauge({ name: `roundhouse_${name}`, help, registers })
  return {
    commands: new Counter({
      name: 'roundhouse_commands_total',
      help: 'Commands that came in, by kind',
      labelNames: ['type'],
      registers,
    }),
    refusals: new Counter({
      name: 'roundhouse_refusals_total',
      help: 'Messages that were refused, by reason',
      labelNames: ['code'],
      registers,
    }),
    answerTime: new Histogram({
      name: 'roundhouse_answer_seconds',
      help: 'Time from a command to its answer, in seconds',
      buckets: SECONDS,
      registers,
    }),
    standstill: new Counter({
      name: 'roundhouse_standstill_seconds_total',
      help: 'Seconds in which the server stood still, or that the clock was set forward by',
      registers,
    }),
    notices: new Counter({
      name: 'roundhouse_notices_total',
      help: 'Notices by channel and by what became of them',
      labelNames: ['channel', 'result'],
      registers,
    }),
    noticeTime: new Histogram({
      name: 'roundhouse_notice_seconds',
      help: 'Time from what happened to the notice of it being handed over, in seconds',
      buckets: [0.1, 0.5, 1, 2, 5, 10, 60, 600, 3600, 43_200],
      registers,
    }),
    waitingNotices: gauge('waiting_notices', 'Notices that are still to be sent, now or later'),
    sockets: gauge('sockets', 'Pages that are connected'),
    openTables: gauge('open_tables', 'Tables in memory'),
    heldTables: gauge('held_tables', 'Tables that cannot be played on for now'),
    botTurns: gauge('bot_turns', 'Decisions that bots are thinking about'),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
