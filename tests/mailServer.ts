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

/** A mail server on this machine. */
export interface MailServer {
  url: string
  port: number
  /** The e-mails that it has received, the oldest first. */
  mails: ReceivedMail[]
  close(): Promise<void>
}

/** Starts a mail server. `port`: by default a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      readMail(stream, recipients).then((mail) => {
        mails.push(mail)
        done()
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
    close: () => new Promise((ended) => server.close(() => ended())),
  }
}

async function readMail(stream: Readable, recipients: string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(await buffer(stream))
  const { from, subject = '', text = '', messageId = '' } = mail
  return { recipients, from: from?.address ?? '', subject, text, messageId }
}
