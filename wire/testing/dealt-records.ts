/*
 * The test vector of docs/wire-protocol.md as records, written down and not worked out: whatever checks deals (this package, the
 * terminal, the page in a browser) must come to the same.
 */

const recordWith = (seed: string, share: string): string => `roundhouse record 1
game first-class
rules 1
players 4
modules A,B
decks 1
seed ${seed}
chair 1 me
chair 2 me
chair 3 casual
chair 4 me
name 1 Ada
name 2 Bram
name 4 Chiara
deal k7Qm2xWb9TfE
commitment 0 405669629bc7a1ac604d1722f81f084f59831bbc6e9227b54a0b56949ab1ec2f
commitment 1 1b42ae9507c6dc1e5810568587cab1337ae97190274d1d351699ac00cdf5744e
commitment 2 de82c7f2a4d295825ac78712999a23f051636914c075771105c9f5e99b4faa20
commitment 3 -
commitment 4 750dd2f8ef8c5995559d08deece6c101dd76fc0610cbd1a8e8aaccb9421a104b
share 0 0000000000000000000000000000000000000000000000000000000000000001
share 1 1111111111111111111111111111111111111111111111111111111111111111
share 2 ${share}
share 3 -
share 4 4444444444444444444444444444444444444444444444444444444444444444
`

const SEED = '9638f3d364831efa1350119f60674567'
const SHARE = '2'.repeat(64)

export const FAIR_RECORD = recordWith(SEED, SHARE)

/** Bram never showed a number, and the others began without it. */
export const MISSING_RECORD = recordWith('2aefd8a08a7b4e9c34139b49e0ccfcea', '-')

/** Bram shows another number than was promised. */
export const WRONG_SHARE_RECORD = recordWith(SEED, `3${SHARE.slice(1)}`)

/** The cards are others than the numbers make. */
export const WRONG_SEED_RECORD = recordWith('1', SHARE)

/** The deal is right, but the moves are none. */
export const WRONG_MOVE_RECORD = `${FAIR_RECORD}\n1 take b3\n`
