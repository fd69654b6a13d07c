import { choiceField, choicesOf } from '../../../base/fields/choice.ts'
import { listField, recordsField } from '../../../base/fields/list.ts'
import { objectField } from '../../../base/fields/object.ts'
import { stringField, textField, urlField } from '../../../base/fields/text.ts'

const socialLinks = recordsField({
  name: 'socialLinks',
  title: 'Redes sociais',
  group: 'footer',
  description: 'Perfis da empresa, na ordem do rodapé.',
  optional: true,
  item: 'Rede social',
  fields: [
    choiceField({
      name: 'network',
      title: 'Rede',
      description: 'Decide o desenho do botão.',
      choices: choicesOf({
        instagram: 'Instagram',
        facebook: 'Facebook',
        linkedin: 'LinkedIn',
        youtube: 'YouTube',
      }),
    }),
    stringField({
      name: 'label',
      title: 'Nome do link',
      description: 'Lido por leitores de tela. Exemplo: Instagram da Elos Saúde.',
    }),
    urlField({ name: 'url', title: 'Endereço', description: 'Endereço completo do perfil.' }),
  ],
  preview: { select: { title: 'label', subtitle: 'url' } },
})

const developerCredit = objectField({
  name: 'developerCredit',
  title: 'Crédito do desenvolvimento',
  group: 'footer',
  description: 'Linha no fim do rodapé, com link para conversa sobre sites.',
  fields: [
    stringField({ name: 'label', title: 'Texto', description: 'O que o visitante lê.' }),
    textField({
      name: 'message',
      title: 'Mensagem pronta',
      description: 'Texto que já aparece escrito na conversa.',
    }),
  ],
})

/** The footer of every page. */
export const footerFields = [
  recordsField({
    name: 'footerColumns',
    title: 'Colunas do rodapé',
    group: 'footer',
    description: 'Da esquerda para a direita.',
    max: 5,
    item: 'Coluna',
    fields: [
      stringField({
        name: 'title',
        title: 'Título da coluna',
        description: 'Exemplo: Serviços.',
        max: 30,
      }),
      listField({
        name: 'links',
        title: 'Links',
        description: 'De cima para baixo.',
        of: 'link',
        max: 12,
      }),
    ],
    preview: { select: { title: 'title' } },
  }),
  socialLinks,
  developerCredit,
]
