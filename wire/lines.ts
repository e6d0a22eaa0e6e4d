import type { Line } from '@roundhouse/kernel/story'

/** A line of the story as it is sent to somebody who may hear it: its key and its facts. */
export type WireLine = readonly [key: string, facts: Line['facts']]

export const toWire = ({ key, facts }: Line): WireLine => [key, facts]

export const fromWire = ([key, facts]: WireLine): Line => ({ key, facts })
