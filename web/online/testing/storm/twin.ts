/** One of two worlds that differ in something that somebody keeps secret. */
export interface Twin {
  readonly about: 'plan' | 'move' | 'chat'
  /** In this one it is the other way. */
  readonly isOther: boolean
}
