import { styled } from 'styled-components'
import { homePage } from '../fixtures/home.ts'
import { nativeBind } from '../forms/bind.ts'
import { ChatSubmit } from '../forms/ChatSubmit.tsx'
import { PartnerForm } from '../forms/PartnerForm.tsx'
import { partnerFormStyle } from '../forms/partnerFormStyle.ts'
import { QuoteForm } from '../forms/QuoteForm.tsx'
import { formStyle } from '../forms/style.ts'
import { quoteForm } from '../text/quoteForm.ts'
import type { Group } from './group.ts'

const { carriers } = homePage.subject.contact

const Paper = styled.div`
  max-width: 640px;
  padding: 24px;
  ${formStyle}
`
const PartnerPaper = styled(Paper)`${partnerFormStyle}`

const refused = {
  values: { name: 'Maria José', email: 'maria@gmial.com', phone: '119' },
  errors: { phone: 'Faltam números. Exemplo: (11) 98765-4321' },
  suggestions: { email: 'gmail.com' },
}
const broker = { nome: 'João', email: 'joao@exemplo.com.br', isCorretor: 'sim' }

/** The forms, in every state in which the server sends them. */
export const forms: Group = {
  name: 'Formulários',
  pieces: {
    'Cotação, em branco': (
      <Paper>
        <QuoteForm id="em-branco" bind={nativeBind('em-branco')} carriers={carriers} />
      </Paper>
    ),
    'Cotação, recusada': (
      <Paper>
        <QuoteForm
          id="recusada"
          carriers={carriers}
          bind={nativeBind('recusada', refused.values, refused.errors, refused.suggestions)}
        />
      </Paper>
    ),
    'Cotação, enviando': (
      <Paper>
        <QuoteForm id="enviando" bind={nativeBind('enviando')} carriers={carriers}>
          <ChatSubmit label={quoteForm.sending} disabled />
        </QuoteForm>
      </Paper>
    ),
    'Candidatura, em branco': (
      <PartnerPaper>
        <PartnerForm id="candidatura-em-branco" bind={nativeBind('candidatura-em-branco')} />
      </PartnerPaper>
    ),
    'Candidatura de quem é corretor': (
      <PartnerPaper>
        <PartnerForm id="corretor" bind={nativeBind('corretor', broker)} />
      </PartnerPaper>
    ),
    'Candidatura de quem não é corretor': (
      <PartnerPaper>
        <PartnerForm id="outro" bind={nativeBind('outro', { ...broker, isCorretor: 'nao' })} />
      </PartnerPaper>
    ),
  },
}
