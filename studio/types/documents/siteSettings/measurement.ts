import { objectField } from '../../../base/fields/object.ts'
import { stringField } from '../../../base/fields/text.ts'
import { checkMeasurementId } from '../../../base/rules/company.ts'

/** Services that measure visits and adverts; each loads only for visitors who agree. */
export const measurement = objectField({
  name: 'measurement',
  title: 'Medição de visitas e anúncios',
  group: 'measurement',
  description: 'Só carrega para quem aceita os cookies da categoria. Vazio: nada é medido.',
  optional: true,
  fields: [
    stringField({
      name: 'analyticsId',
      title: 'Google Analytics',
      description: 'ID de métricas, para quem aceita análise. Exemplo: G-ABC1234567.',
      optional: true,
      check: checkMeasurementId('analyticsId', 'G-ABC1234567'),
    }),
    stringField({
      name: 'adsId',
      title: 'Google Ads',
      description: 'ID de conversão, para quem aceita marketing. Exemplo: AW-123456789.',
      optional: true,
      check: checkMeasurementId('adsId', 'AW-123456789'),
    }),
    stringField({
      name: 'adsLabel',
      title: 'Rótulo da conversão',
      description: 'Conta como conversão cada conversa aberta. Exemplo: AbC-D_efG1h2.',
      optional: true,
      check: checkMeasurementId('adsLabel', 'AbC-D_efG1h2'),
    }),
  ],
})
