import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '@elos/leads/notification/message'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { codeOf } from './sendError.ts'

/** Milliseconds that each step of the exchange with the mail server may take. */
const STEP_MS = 10_000

/** An e-mail to staff. */
interface Letter extends Mail {
  from: string | { name: string; address: string }
  to: string[]
  /** Names the letter: the same each time that it is sent again, so that mail programs show it once. */
  id: string
}

/** An address for which a letter was refused. */
export interface Refusal {
  address: string
  /** The mail server's reply code, such as '550', or the code of an error. */
  error: string
  /** Whether it would be refused again (RFC 5321, 4.2.1): not where the mailbox is full, or the server busy. */
  isFinal: boolean
}

/**
 * Sends a letter. Resolves with the addresses for which it was refused: none, some or all. Rejects when the mail server
 * takes nothing from this sender.
 */
export type Mailer = (letter: Letter) => Promise<Refusal[]>

/** A mail server's reply, as nodemailer gives it. */
const replySchema = z.object({ responseCode: z.number(), permanent: z.boolean() })
const rejectedSchema = z.array(replySchema.extend({ recipient: z.string() }))
const allRejectedSchema = z.object({ rejectedErrors: rejectedSchema.min(1) })
const letterRefusedSchema = replySchema.extend({ command: z.literal('DATA') })

const refusalOf = (address: string, reply: z.infer<typeof replySchema>): Refusal => ({
  address,
  error: String(reply.responseCode),
  isFinal: reply.permanent,
})

const refusalsOf = (rejected: z.infer<typeof rejectedSchema>): Refusal[] =>
  rejected.map((reply) => refusalOf(reply.recipient, reply))

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
  const deliver: Mailer = async (letter) => {
    try {
      const { rejectedErrors = [] } = await transport.sendMail(messageOf(letter))
      return refusalsOf(rejectedSchema.parse(rejectedErrors))
    } catch (error) {
      const all = allRejectedSchema.safeParse(error)
      if (all.success) return refusalsOf(all.data.rejectedErrors)
      const refused = letterRefusedSchema.safeParse(error)
      if (!refused.success) throw error
      const { to } = letter
      if (to.length === 1) return to.map((address) => refusalOf(address, refused.data))
      // The server gave one reply for all addresses, of which one may be the reason.
      return (await Promise.all(to.map((address) => deliverTo(address, letter)))).flat()
    }
  }
  /** Sends a letter to one of its addresses. Never rejects: the others may have it already. */
  const deliverTo = (address: string, letter: Letter): Promise<Refusal[]> =>
    deliver({ ...letter, to: [address] }).catch((error: unknown) => [
      { address, error: codeOf(error), isFinal: false },
    ])
  return deliver
}

/** Returns what writes each letter into a folder, as a file that mail programs open. */
export function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (letter) => {
    const { message } = await transport.sendMail(messageOf(letter))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, `${letter.id.replace(/@.*$/, '')}.eml`), message, { mode: 0o600 })
    return []
  }
}
