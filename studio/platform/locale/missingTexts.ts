import { defineLocaleResourceBundle } from 'sanity'
import { IMAGE_FORMATS } from '../../base/fields/imageFormats.ts'

/** Texts that `@sanity/locale-pt-br` 1.1.37 has only in English, or not as staff would say it. */
export const MISSING_TEXTS = [
  defineLocaleResourceBundle({
    locale: 'pt-BR',
    namespace: 'studio',
    resources: {
      'about-dialog.version-info.deprecated.current':
        'A versão {{version}} foi descontinuada e não deve mais ser usada.',
      'about-dialog.version-info.deprecated.header': 'Versão descontinuada',
      'about-dialog.version-info.deprecated.next-step.pinned':
        'Este estúdio está fixado em uma versão descontinuada. Avise quem cuida do site.',
      'about-dialog.version-info.deprecated.next-step.upgrade':
        'O estúdio precisa de uma versão mais nova. Avise quem cuida do site.',
      'about-dialog.version-info.deprecated.next-step.upgrade.learn-how': 'Saiba como atualizar',
      'about-dialog.version-info.deprecated.reason': 'Motivo: {{reason}}',
      'about-dialog.version-info.tooltip.deprecated': 'Descontinuada',
      'asset-sources.common.uploader.upload-failed.description': `Confira a conexão e o arquivo: uma imagem ${IMAGE_FORMATS} de até 20 MB. Para o site, 2.400 pixels de largura bastam.`,
      'asset-sources.common.uploader.upload-failed.title': 'O arquivo não chegou',
      'changes.from-base-variant.label': 'Alterado em relação à variante de base',
      'changes.portable-text.inline-object_added': 'Objeto na frase adicionado',
      'changes.portable-text.inline-object_changed': 'Objeto na frase alterado',
      'changes.portable-text.inline-object_removed': 'Objeto na frase removido',
      'changes.portable-text.inline-object_unchanged': 'Objeto na frase inalterado',
      'common.error': 'Erro',
      'diagnostics.menu-item': 'Diagnóstico',
      'divergence.pagination': '{{position}} de {{count}}',
      'document-group-inventory.title': '{{count}} {{subject}}',
      'document-status.published-at': 'Publicado {{date}}',
      'form.field.actions-menu.title': 'Ações do campo',
      'help-resources.studio-version-deprecated': 'A versão {{version}} foi descontinuada',
      'inputs.portable-text.action.insert-inline-object-aria-label':
        'Inserir {{typeName}} na frase',
      'inputs.portable-text.inline-block.aria-label': 'Objeto na frase',
      // Shown while no paragraph is in focus.
      'inputs.portable-text.style.none': 'Estilo',
      'inputs.portable-text.unknown-value.annotation':
        'Marcação que o estúdio não conhece: {{name}}',
      'inputs.portable-text.unknown-value.list-item': 'Lista que o estúdio não conhece: {{name}}',
      'inputs.portable-text.unknown-value.mark': 'Realce que o estúdio não conhece: {{name}}',
      'inputs.portable-text.unknown-value.style': 'Estilo que o estúdio não conhece: {{name}}',
      // The Studio asks for this key of its own by a wrong name.
      'new-document.new-document': 'Novo documento',
      'release.action.new-release.limit-reached': 'O limite é de {{count}} lançamento',
      'release.action.pause-to-edit': 'Pausar para editar',
      // The list has the versions of the draft, or those of the published document.
      'timeline.error.no-document-history-description':
        'As versões que estiveram no ar estão em “Publicado”, no alto do documento.',
      'timeline.error.no-document-history-title': 'Nenhuma versão deste rascunho',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'pt-BR',
    namespace: 'copy-paste',
    resources: {
      'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
        'Campos que não podem ser editados ficaram de fora: {{fieldNames}} e mais {{count}}',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'pt-BR',
    namespace: 'releases',
    resources: {
      'presence.tooltip.one-without-release': '{{displayName}} está editando este documento',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'pt-BR',
    namespace: 'structure',
    resources: {
      'changes.banner.description':
        'Histórico de <strong>{{perspective}}</strong>. O da outra versão está no alto do documento.',
      'banners.obsolete-draft.actions.compare-draft.tooltip':
        'O documento publicado não existe mais, e não há com que comparar este rascunho.',
      // The title fits types of either gender: 'Novo Página' is wrong.
      'browser-document-title.new-document': 'Documento novo: {{schemaType}}',
      'compare-version.error.loadVersions.title': 'As versões não puderam ser carregadas',
      'panes.document-header-title.new.text': 'Documento novo: {{schemaType}}',
      'panes.document-list-pane.error.max-retries-attempted':
        'Foram {{count}} tentativas sem sucesso. Tente de novo mais tarde.',
    },
  }),
  defineLocaleResourceBundle({
    locale: 'pt-BR',
    namespace: 'validation',
    resources: { 'slug.not-unique': 'Este endereço curto já está em uso' },
  }),
  defineLocaleResourceBundle({
    locale: 'pt-BR',
    namespace: 'vision',
    resources: {
      'query.error.unsupported-release-perspective':
        'Esta versão da API não conhece esta perspectiva. Use {{apiVersion}} ou uma mais nova.',
      'query.error.unsupported-variant':
        'Esta versão da API não conhece variantes. Use a versão experimental ({{apiVersion}}).',
    },
  }),
]
