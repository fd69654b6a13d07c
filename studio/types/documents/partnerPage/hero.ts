import { stringsField } from '../../../base/fields/list.ts'
import { objectField } from '../../../base/fields/object.ts'
import { claimField } from '../../../base/fields/reference.ts'
import { openingField, pictureField } from '../../../base/fields/section.ts'
import { stringField } from '../../../base/fields/text.ts'
import { linkField } from '../../../pages/schema/link.ts'

const counter = objectField({
  name: 'counter',
  title: 'Contador',
  description: 'O cartão com o número que sobe na tela.',
  fields: [
    claimField({
      title: 'Comissão',
      description: 'A afirmação cujo número é contado.',
    }),
    stringField({
      name: 'text',
      title: 'Texto abaixo do número',
      description: 'Exemplo: de Comissão em cada venda, Pagamento mensal.',
      max: 60,
    }),
  ],
})

/** The top of the partner page. */
export const hero = objectField({
  name: 'hero',
  title: 'Abertura',
  group: 'hero',
  description: 'O alto da página: o convite e a comissão.',
  fields: [
    stringField({
      name: 'badge',
      title: 'Selo',
      description: 'Frase curta acima do título. Exemplo: Programa Exclusivo.',
      max: 40,
    }),
    stringField({
      name: 'title',
      title: 'Título principal',
      description: 'Exemplo: Seja Parceiro.',
      max: 60,
    }),
    openingField('Uma ou duas frases abaixo do título.'),
    stringsField({
      name: 'chips',
      title: 'Etiquetas',
      description: 'Três vantagens em poucas palavras.',
      exactly: 3,
    }),
    linkField({
      name: 'button',
      title: 'Botão',
      description: 'Abre o cadastro de parceiro.',
    }),
    pictureField,
    counter,
  ],
})
