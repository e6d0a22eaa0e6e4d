declare const what: unique symbol

/**
 * A number that says what it is the number of. Any number can become one, so nothing has to be cast; but an area is
 * refused where a link is expected. For the machine it is a number and nothing else.
 */
export type NamedNumber<What extends string> = number & { readonly [what]?: What }
