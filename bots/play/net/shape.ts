/** What a value net of a game is shown. The names are kept with its weights, so that weights of other inputs are noticed. */
export interface NetShape {
  /** The name of the game. */
  readonly game: string
  /** What is seen of each seat, the same for all; and of the table, once for all seats. */
  readonly seatInputs: readonly string[]
  readonly tableInputs: readonly string[]
  /** Kinds of tables and, for each of them the same, moments of a game. */
  readonly tables: readonly string[]
  readonly moments: readonly string[]
}

/** A position as a net sees it. There is one for many positions: each is written over the one before. */
export interface NetPosition {
  /** The kind of table and the moment, as one number: table by table. */
  place: number
  readonly table: Float64Array
  /** By seat: its inputs. */
  readonly seats: readonly Float64Array[]
  /** By seat: what it has to expect by the evaluation without a net; the win goes by powers of e of these. */
  readonly bases: Float64Array
  /** By seat: the points at the end, by the evaluation without a net. */
  readonly hopes: Float64Array
}

export const newNetPosition = ({ seatInputs, tableInputs }: NetShape, seats: number): NetPosition => ({
  place: 0,
  table: new Float64Array(tableInputs.length),
  seats: Array.from({ length: seats }, () => new Float64Array(seatInputs.length)),
  bases: new Float64Array(seats),
  hopes: new Float64Array(seats),
})

export const placesIn = ({ tables, moments }: NetShape): number => tables.length * moments.length
