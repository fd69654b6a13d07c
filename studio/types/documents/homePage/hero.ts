import { isEmptyList, listField } from '../../../base/fields/list.ts'
import { objectField } from '../../../base/fields/object.ts'
import { openingField, pictureField } from '../../../base/fields/section.ts'
import { stringField } from '../../../base/fields/text.ts'
import { linkField } from '../../../pages/schema/link.ts'

/** The top of the home page. */
export const hero = objectField({
  name: 'hero',
  title: 'Abertura',
  group: 'hero',
  description: 'O alto da página: quem somos e o que o visitante pode fazer agora.',
  fields: [
    stringField({
      name: 'badge',
      title: 'Selo',
      description: 'Frase curta acima do título. Exemplo: 15 anos de confiança.',
      max: 40,
    }),
    stringField({
      name: 'title',
      title: 'Título principal',
      description: 'A promessa do site em uma frase.',
      max: 90,
    }),
    openingField('Uma ou duas frases abaixo do título.'),
    linkField({
      name: 'primary',
      title: 'Botão principal',
      description: 'A ação mais importante da página.',
    }),
    linkField({
      name: 'secondary',
      title: 'Segundo botão',
      description: 'Exemplo: Ver Planos.',
    }),
    objectField({
      name: 'shortcuts',
      title: 'Atalhos',
      description: 'Uma pergunta e, em poucas palavras, as respostas de quem chega.',
      optional: true,
      fields: [
        stringField({
          name: 'title',
          title: 'Pergunta',
          description: 'O que o visitante quer saber primeiro.',
          max: 40,
        }),
        listField({
          name: 'links',
          title: 'Respostas',
          description: 'Cada uma leva à página que responde. Exemplo: Não tenho CNPJ.',
          of: 'link',
          optional: true,
          max: 6,
        }),
      ],
    }),
    pictureField,
    listField({
      name: 'stats',
      title: 'Números',
      description: 'Aparecem em “Sobre”. Passe-os para os diferenciais.',
      of: 'stat',
      max: 4,
      optional: true,
      hidden: isEmptyList,
    }),
    listField({
      name: 'features',
      title: 'Três cartões',
      description: 'Três razões para continuar lendo.',
      of: 'feature',
      exactly: 3,
    }),
  ],
})
