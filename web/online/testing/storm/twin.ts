/** One of two worlds that differ in something that somebody keeps secret. */
export interface Twin {
  readonly about: 'plan' | 'move' | 'chat' | 'deal'
  /** In this one it is the other way. */
  readonly isOther: boolean
}
