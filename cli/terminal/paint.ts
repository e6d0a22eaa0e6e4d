import pc from 'picocolors'

/** Colour is only decoration: every sign it decorates can be read without it. */
export type Paint = ReturnType<typeof pc.createColors>

export const inColour = (isWanted: boolean): Paint => pc.createColors(isWanted)

export const noColour: Paint = pc.createColors(false)
