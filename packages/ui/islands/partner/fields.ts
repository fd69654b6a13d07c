import type { PartnerField } from '@elos/leads'

/** The fields of the application, by their names. */
export const PARTNER_FIELDS: readonly PartnerField[] = [
  'nome',
  'email',
  'telefone',
  'cidade',
  'isCorretor',
  'vendePlanoSaude',
  'experienciaPortabilidade',
  'tiposSeguros',
]
