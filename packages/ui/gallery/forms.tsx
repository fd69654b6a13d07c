import { presetAnswers, type QuoteSubject } from '@elos/leads'
import { nativeBind } from '../forms/bind.ts'
import { ChatOffer } from '../forms/ChatOffer.tsx'
import { ChatSubmit } from '../forms/ChatSubmit.tsx'
import { Honeypot } from '../forms/Honeypot.tsx'
import { PartnerForm } from '../forms/PartnerForm.tsx'
import { partnerFormStyle } from '../forms/partnerFormStyle.ts'
import { type QuoteChoices, QuoteForm } from '../forms/QuoteForm.tsx'
import { Received } from '../forms/Received.tsx'
import { receivedStyle } from '../forms/receivedStyle.ts'
import { formStyle } from '../forms/style.ts'
import { styled } from '../theme/styled.ts'
import { formWords } from '../words/form.ts'
import { quoteFormWords } from '../words/quoteForm.ts'
import { receivedWords } from '../words/received.ts'
import type { MakeGroup } from './group.ts'

const LIFE: QuoteSubject = { kind: 'life', name: 'Seguro de Vida' }
const COMPANY: QuoteSubject = {
  kind: 'company',
  name: 'Plano Empresarial',
  planType: 'corporativo',
}

const Paper = styled('div', 'GalleryPaper')`
  max-width: 640px;
  padding: 24px;
  ${formStyle}
  ${receivedStyle}
  &[data-partner] {
    ${partnerFormStyle}
  }
`

const refused = {
  values: { name: 'Maria José', email: 'maria@gmial.com', phone: '119' },
  errors: { phone: 'Faltam números. Exemplo: (11) 98765-4321' },
  suggestions: { email: 'gmail.com' },
}
const broker = { nome: 'João', email: 'joao@exemplo.com.br', isCorretor: 'sim' }

/** The forms, in every state in which the server sends them. */
export const forms: MakeGroup = ({ home: { site, subject } }) => {
  const choices: QuoteChoices = { carriers: subject.contact.carriers, callTimes: site.callTimes }
  return {
    name: 'Formulários',
    pieces: {
      'Cotação, em branco': (
        <Paper>
          <QuoteForm id="em-branco" bind={nativeBind('em-branco')} choices={choices} />
        </Paper>
      ),
      'Cotação, recusada': (
        <Paper>
          <QuoteForm
            id="recusada"
            choices={choices}
            bind={nativeBind('recusada', refused.values, refused.errors, refused.suggestions)}
          />
        </Paper>
      ),
      'Cotação que não chegou': (
        <Paper>
          <QuoteForm id="falhou" bind={nativeBind('falhou')} choices={choices}>
            <Honeypot />
            <ChatOffer offer={formWords.failed} href="/" />
            <ChatSubmit />
          </QuoteForm>
        </Paper>
      ),
      'Cotação, enviando': (
        <Paper>
          <QuoteForm id="enviando" bind={nativeBind('enviando')} choices={choices}>
            <ChatSubmit label={quoteFormWords.sending} disabled />
          </QuoteForm>
        </Paper>
      ),
      'Cotação de um seguro de vida': (
        <Paper>
          <QuoteForm id="vida" bind={nativeBind('vida')} choices={choices} subject={LIFE} />
        </Paper>
      ),
      'Cotação de uma empresa': (
        <Paper>
          <QuoteForm
            id="empresa"
            choices={choices}
            subject={COMPANY}
            bind={nativeBind('empresa', presetAnswers(COMPANY))}
          />
        </Paper>
      ),
      'Pedido recebido': (
        <Paper>
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
          </Received>
        </Paper>
      ),
      'Candidatura, em branco': (
        <Paper data-partner>
          <PartnerForm id="candidatura-em-branco" bind={nativeBind('candidatura-em-branco')} />
        </Paper>
      ),
      'Candidatura de quem é corretor': (
        <Paper data-partner>
          <PartnerForm id="corretor" bind={nativeBind('corretor', broker)} />
        </Paper>
      ),
      'Candidatura de quem não é corretor': (
        <Paper data-partner>
          <PartnerForm id="outro" bind={nativeBind('outro', { ...broker, isCorretor: 'nao' })} />
        </Paper>
      ),
    },
  }
}
