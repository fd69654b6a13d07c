import type { QuoteOption } from '@elos/content'
import { Icon } from '../primitives/Icon.tsx'
import { ageBands, audienceLabel } from '../text/quoteForm.ts'
import { Field, Labelled, Select } from './Field.tsx'
import { PrivacyNote } from './PrivacyNote.tsx'

const OPTIONAL = '(opcional)'
const audiences = Object.entries(audienceLabel).map(([value, label]) => ({ value, label }))

function AgeBands() {
  return (
    <fieldset>
      <legend>
        Quantas pessoas em cada faixa de idade? <small>{OPTIONAL}</small>
      </legend>
      <div className="bands">
        {Object.entries(ageBands).map(([name, label]) => (
          <Field
            key={name}
            label={label}
            name={name}
            type="number"
            inputMode="numeric"
            min={0}
            max={99}
            placeholder="0"
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The quote request (specification, section 3): names are the data contract. Works without script. */
export function QuoteForm({ carriers }: { carriers: QuoteOption[] }) {
  return (
    <form method="post" action="/api/contato">
      <Field label="Nome" name="name" autoComplete="name" required />
      <div className="pair">
        <Field label="E-mail" name="email" type="email" autoComplete="email" required />
        <Field label="Telefone com DDD" name="phone" type="tel" autoComplete="tel" required />
      </div>
      <div className="pair">
        <Select
          label="Operadora"
          hint={OPTIONAL}
          name="operadora"
          empty="Ainda não sei"
          options={carriers}
        />
        <Select
          label="Tipo de plano"
          hint={OPTIONAL}
          name="tipo"
          empty="Ainda não sei"
          options={audiences}
        />
      </div>
      <AgeBands />
      <Labelled label="Mensagem" hint={OPTIONAL}>
        <textarea name="message" rows={3} />
      </Labelled>
      <button className="button chat" type="submit">
        <Icon name="whatsapp-logo" />
        Enviar pelo WhatsApp
      </button>
      <PrivacyNote />
    </form>
  )
}
