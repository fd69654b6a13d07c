import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '@elos/leads/notification/message'
import { createTransport } from 'nodemailer'

/** Milliseconds that each step of the exchange with the mail server may take. */
const STEP_MS = 10_000

/** An e-mail to staff. */
interface Letter extends Mail {
  from: string | { name: string; address: string }
  to: string[]
  /** Names the letter: the same each time that it is sent again, so that mail programs show it once. */
  id: string
}

/** Sends a letter. Rejects when it was not accepted for any of its addresses. */
export type Mailer = (letter: Letter) => Promise<void>

const messageOf = ({ id, ...letter }: Letter) => ({
  ...letter,
  messageId: `<${id}>`,
  // No holiday notice is answered to it (RFC 3834).
  headers: { 'auto-submitted': 'auto-generated' },
})

/** Returns what sends letters by a mail server: 'smtps://user:password@host:465'. */
export function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    dnsTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (letter) => {
    await transport.sendMail(messageOf(letter))
  }
}

/** Returns what writes each letter into a folder, as a file that mail programs open. */
export function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${letter.id.replace(/@.*$/, '')}.eml`), message, { mode: 0o600 })
  }
}
