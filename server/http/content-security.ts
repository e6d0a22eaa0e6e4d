import type { FastifyHelmetOptions } from '@fastify/helmet'

/** The page brings all it needs along: nothing comes from elsewhere, and nothing that stands in a text is run. */
export function contentSecurity(publicUrl: URL | null): FastifyHelmetOptions {
  const isSecure = publicUrl?.protocol === 'https:'
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: isSecure ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
  }
}
