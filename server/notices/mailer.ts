import nodemailer from 'nodemailer'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** What became of a mail. */
export type MailResult = 'sent' | 'refused' | 'later'

export interface Mailer {
  send(mail: Mail): Promise<MailResult>
  close(): void
}

/** How e-mail leaves this house. */
export interface MailOptions {
  /** Of the mail server, with name and password if it wants them: `smtps://name:password@mail.example`. */
  readonly server: URL
  readonly from: string
}

/** Milliseconds for each step of sending; a mail server has several. */
const LONGEST_STEP = 6000

/** Lines to the mail server that are open at once. */
const LINES = 4

/** From here on the mail server means for good. */
const FOR_GOOD = 500

/** Keeps a few lines to the mail server open, as long as there is something to send. */
export function newMailer({ server, from }: MailOptions, onTrouble: (why: string) => void): Mailer {
  const transport = nodemailer.createTransport({
    pool: true,
    host: server.hostname,
    port: server.port === '' ? (server.protocol === 'smtps:' ? 465 : 587) : Number(server.port),
    secure: server.protocol === 'smtps:',
    // Names and passwords do not go over an open line, unless to this machine.
    requireTLS: server.protocol !== 'smtps:' && server.username !== '' && !isThisMachine(server.hostname),
    ...(server.username !== '' && {
      auth: { user: decodeURIComponent(server.username), pass: decodeURIComponent(server.password) },
    }),
    maxConnections: LINES,
    connectionTimeout: LONGEST_STEP,
    greetingTimeout: LONGEST_STEP,
    socketTimeout: LONGEST_STEP,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, ...mail }) {
      try {
        // As an object, so that nothing in it can be taken for another receiver.
        await transport.sendMail({ from, to: { name: '', address: to }, ...mail })
        return 'sent'
      } catch (error) {
        const { code, responseCode } = error as SmtpError
        // Its words may name the receiver.
        onTrouble(`${code ?? 'unknown'} ${responseCode ?? ''}`.trim())
        return resultOf(error as SmtpError)
      }
    },
    close: () => transport.close(),
  }
}

const isThisMachine = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host)

interface SmtpError {
  readonly code?: string
  readonly responseCode?: number
}

/** A wrong password is ours to mend, and not the receiver's fault. */
function resultOf({ code, responseCode = 0 }: SmtpError): MailResult {
  return responseCode >= FOR_GOOD && code !== 'EAUTH' ? 'refused' : 'later'
}
