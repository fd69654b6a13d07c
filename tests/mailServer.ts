import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** An e-mail as a server received it. */
interface ReceivedMail {
  /** The addresses to which it was delivered. */
  recipients: string[]
  from: string
  subject: string
  text: string
  messageId: string
}

/** How a mail server refuses an address: with which reply code, and to which command. */
interface Refused {
  code: number
  command: 'RCPT TO' | 'DATA'
}

/** A mail server on this machine. */
export interface MailServer {
  url: string
  port: number
  /** The e-mails that it has received, the oldest first. */
  mails: ReceivedMail[]
  /** The addresses that it refuses. */
  refused: Map<string, Refused>
  close(): Promise<void>
}

/** Starts a mail server. `port`: by default a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const refused: MailServer['refused'] = new Map()
  /** The reply to a command that refuses one of these addresses; null where it takes all of them. */
  const replyTo = (command: Refused['command'], ...addresses: string[]) => {
    const found = addresses.flatMap((address) => refused.get(address) ?? [])
    const refusal = found.find((each) => each.command === command)
    return refusal ? Object.assign(new Error('Refused'), { responseCode: refusal.code }) : null
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(replyTo('RCPT TO', address)),
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      readMail(stream, recipients).then((mail) => {
        const refusal = replyTo('DATA', ...recipients)
        if (!refusal) mails.push(mail)
        done(refusal)
      }, done)
    },
  })
  const socket = server.listen(port, '127.0.0.1')
  await once(socket, 'listening')
  const address = socket.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    refused,
    close: () => new Promise((ended) => server.close(() => ended())),
  }
}

async function readMail(stream: Readable, recipients: string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(await buffer(stream))
  const { from, subject = '', text = '', messageId = '' } = mail
  return { recipients, from: from?.address ?? '', subject, text, messageId }
}
