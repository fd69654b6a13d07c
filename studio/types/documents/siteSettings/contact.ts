import { objectField } from '../../../base/fields/object.ts'
import { ChatNumberInput, PhoneInput } from '../../../base/fields/phoneInputs.tsx'
import { claimField } from '../../../base/fields/reference.ts'
import { stringField } from '../../../base/fields/text.ts'
import {
  checkChatPhone,
  checkEmail,
  checkPhone,
  checkPostalCode,
  checkState,
} from '../../../base/rules/company.ts'
import { openingHoursField } from './openingHours.ts'
import { specialDaysField } from './specialDays.ts'

const address = objectField({
  name: 'address',
  title: 'Endereço',
  group: 'contact',
  description: 'Mostrado no contato, no rodapé e aos buscadores.',
  fields: [
    stringField({ name: 'street', title: 'Rua e número', description: 'Com complemento.' }),
    stringField({ name: 'district', title: 'Bairro', description: 'Exemplo: Lapa.' }),
    stringField({ name: 'city', title: 'Cidade', description: 'Exemplo: São Paulo.' }),
    stringField({
      name: 'state',
      title: 'Estado',
      description: 'Sigla em maiúsculas. Exemplo: SP.',
      check: checkState,
    }),
    stringField({
      name: 'postalCode',
      title: 'CEP',
      description: 'Exemplo: 05000-000.',
      check: checkPostalCode,
    }),
  ],
})

/** The ways to contact the company. */
export const contactFields = [
  stringField({
    name: 'phone',
    title: 'Telefone',
    group: 'contact',
    description:
      'Com DDD, como o visitante lê: (11) 99999-8888. O campo acrescenta o código do país.',
    check: checkPhone,
    components: { input: PhoneInput },
  }),
  stringField({
    name: 'chatPhone',
    title: 'Número da conversa',
    group: 'contact',
    description:
      'Só quando não é o de “Telefone”. Com DDD; o campo guarda só os dígitos, com o código do país. Vazio: todas as conversas abrem no de “Telefone”.',
    optional: true,
    check: checkChatPhone,
    components: { input: ChatNumberInput },
  }),
  stringField({
    name: 'email',
    title: 'E-mail',
    group: 'contact',
    description: 'E-mail de atendimento.',
    check: checkEmail,
  }),
  stringField({
    name: 'dpoName',
    title: 'Nome do encarregado de dados',
    group: 'contact',
    description:
      'A pessoa ou a empresa indicada como encarregada, mostrada na política de privacidade (LGPD, art. 41).',
    optional: true,
    max: 80,
  }),
  stringField({
    name: 'dpoEmail',
    title: 'E-mail do encarregado de dados',
    group: 'contact',
    description: 'Para pedidos sobre dados pessoais (LGPD).',
    check: checkEmail,
  }),
  stringField({
    name: 'dpoPhone',
    title: 'Telefone do encarregado de dados',
    group: 'contact',
    description: 'Só quando não é o de “Telefone”. Para pedidos sobre dados pessoais (LGPD).',
    optional: true,
    check: checkPhone,
    components: { input: PhoneInput },
  }),
  address,
  openingHoursField,
  specialDaysField,
  claimField({
    name: 'responseTime',
    title: 'Prazo de resposta',
    group: 'contact',
    description: 'A afirmação sobre em quanto tempo a equipe responde.',
  }),
]
