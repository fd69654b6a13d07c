import { presetAnswers, type QuoteSubject } from '@elos/leads'
import type { ComponentProps } from 'react'
import { nativeBind } from '../forms/bind.ts'
import { ChatOffer } from '../forms/ChatOffer.tsx'
import { ChatSubmit } from '../forms/ChatSubmit.tsx'
import { Honeypot } from '../forms/Honeypot.tsx'
import { PartnerForm } from '../forms/PartnerForm.tsx'
import { QuoteForm } from '../forms/QuoteForm.tsx'
import { Received } from '../forms/Received.tsx'
import { formWords } from '../words/form.ts'
import { quoteFormWords } from '../words/quoteForm.ts'
import { receivedWords } from '../words/received.ts'
import type { MakeGroup } from './group.ts'
import { prose } from './layout.tsx'

const LIFE: QuoteSubject = { kind: 'life', name: 'Seguro de Vida' }
const COMPANY: QuoteSubject = {
  kind: 'company',
  name: 'Plano Empresarial',
  planType: 'corporativo',
}

const refused = {
  values: { name: 'Maria José', email: 'maria@gmial.com', phone: '119' },
  errors: { phone: 'Faltam números. Exemplo: (11) 98765-4321' },
  suggestions: { email: 'gmail.com' },
}
const broker = { nome: 'João', email: 'joao@exemplo.com.br', isCorretor: 'sim' }

const application = (id: string, values?: Record<string, string>) =>
  prose(<PartnerForm id={id} bind={nativeBind(id, values)} />)

/** The forms, in every state in which the server sends them. */
export const forms: MakeGroup = ({ home: { site, subject } }) => {
  const choices = { carriers: subject.contact.carriers, callTimes: site.callTimes }
  const quote = (id: string, props?: Partial<ComponentProps<typeof QuoteForm>>) =>
    prose(<QuoteForm id={id} bind={nativeBind(id)} choices={choices} {...props} />)
  return {
    name: 'Formulários',
    pieces: {
      'Cotação, em branco': quote('em-branco'),
      'Cotação, recusada': quote('recusada', {
        bind: nativeBind('recusada', refused.values, refused.errors, refused.suggestions),
      }),
      'Cotação que não chegou': quote('falhou', {
        children: (
          <>
            <Honeypot />
            <ChatOffer offer={formWords.failed} href="/" />
            <ChatSubmit />
          </>
        ),
      }),
      'Cotação, enviando': quote('enviando', {
        children: <ChatSubmit label={quoteFormWords.sending} disabled />,
      }),
      'Cotação de um seguro de vida': quote('vida', { subject: LIFE }),
      'Cotação de uma empresa': quote('empresa', {
        subject: COMPANY,
        bind: nativeBind('empresa', presetAnswers(COMPANY)),
      }),
      'Pedido recebido': prose(
        <Received
          name="Maria José"
          answers={[
            { question: 'Operadora', answer: 'Amil' },
            {
              question: 'Pessoas por faixa de idade',
              answer: '0 a 18 anos: 1 vida\n34 a 38 anos: 2 vidas',
            },
          ]}
          promise="Respondemos em até 2 horas."
          phone="+55 11 0000-0000"
          reference="A3F09C"
          chat="/"
        >
          <a className="button quiet" href="/">
            {receivedWords.close}
          </a>
        </Received>,
      ),
      'Candidatura, em branco': application('candidatura-em-branco'),
      'Candidatura de quem é corretor': application('corretor', broker),
      'Candidatura de quem não é corretor': application('outro', { ...broker, isCorretor: 'nao' }),
    },
  }
}
