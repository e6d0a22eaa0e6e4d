import { type Allowance, Buckets } from '../hub/allowance.ts'

/** How often somebody may try to sign in. */
export interface SignInAllowances {
  readonly address: Allowance
  readonly name: Allowance
  readonly device: Allowance
}

/** Ten tries, then one in half a minute from an address or a known device, one in a minute for a name. */
export const SIGN_IN_ALLOWANCES: SignInAllowances = {
  address: { most: 10, perSecond: 1 / 30 },
  name: { most: 10, perSecond: 1 / 60 },
  device: { most: 10, perSecond: 1 / 30 },
}

/** Who tries to sign in. */
export interface SignInTry {
  readonly address: string
  /** Whose password is guessed; `null`: it is a passkey or a code, which nobody guesses. */
  readonly nameKey: string | null
  /** A device on which this very account was signed in before; `null`: none. */
  readonly device: string | null
}

/**
 * Slows down those who guess. A name is guessed at from many addresses, and an address guesses at many names, so each has an
 * allowance. The owner is not locked out: a device where they were signed in has its own, and passkeys and codes know no name.
 */
export class SignInBrake {
  private readonly addresses: Buckets
  private readonly names: Buckets
  private readonly devices: Buckets

  constructor({ address, name, device }: SignInAllowances) {
    this.addresses = new Buckets(address)
    this.names = new Buckets(name)
    this.devices = new Buckets(device)
  }

  /** Milliseconds to wait; 0: now. */
  take({ address, nameKey, device }: SignInTry, at: number): number {
    if (device !== null) return this.devices.take(device, at)
    const wait = this.addresses.take(address, at)
    return wait > 0 || nameKey === null ? wait : this.names.take(nameKey, at)
  }
}
