import { defineLocaleResourceBundle } from 'sanity'
import { IMAGE_FORMATS } from '../../base/fields/imageOptions.ts'

/** The site of a preview has not answered for a while. */
const SLOW_SITE = 'O site está demorando. Espere um pouco e tente de novo.'

/** Texts that `@sanity/locale-pt-br` 1.1.37 has only in English, or not as staff would say it, by namespace. */
const TEXTS = {
  studio: {
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
    'asset-source.dialog.accept-message':
      'Só aparecem arquivos dos tipos aceitos: <strong>{{acceptTypes}}</strong>',
    'asset-source.file.asset-list.delete-failed': 'O arquivo não foi excluído',
    'asset-source.file.asset-list.delete-successful': 'O arquivo foi excluído',
    'asset-source.image.asset-list.delete-failed': 'A imagem não foi excluída',
    'asset-source.image.asset-list.delete-successful': 'A imagem foi excluída',
    'asset-sources.common.uploader.upload-failed.description': `Confira a conexão e o arquivo: uma imagem ${IMAGE_FORMATS} de até 20 MB. Para o site, 2.400 pixels de largura bastam.`,
    'asset-sources.common.uploader.upload-failed.title': 'O arquivo não chegou',
    'changes.from-base-variant.label': 'Alterado em relação à variante de base',
    'changes.title': 'Histórico',
    'changes.portable-text.inline-object_added': 'Objeto na frase adicionado',
    'changes.portable-text.inline-object_changed': 'Objeto na frase alterado',
    'changes.portable-text.inline-object_removed': 'Objeto na frase removido',
    'changes.portable-text.inline-object_unchanged': 'Objeto na frase inalterado',
    'common.error': 'Erro',
    'diagnostics.menu-item': 'Diagnóstico',
    'divergence.pagination': '{{position}} de {{count}}',
    'document-group-inventory.title': '{{count}} {{subject}}',
    'document-status.published-at': 'Publicado {{date}}',
    // Sanity writes the date in English: the history beside it has it in Portuguese.
    'document-status.revision-from': 'Uma versão anterior: a que está marcada no histórico',
    'form.field.actions-menu.title': 'Ações do campo',
    'help-resources.studio-version-deprecated': 'A versão {{version}} foi descontinuada',
    'incoming-references.title': 'Onde é usado',
    'inputs.portable-text.action.insert-inline-object-aria-label': 'Inserir {{typeName}}',
    'inputs.portable-text.inline-block.aria-label': 'Objeto na frase',
    // Shown while no paragraph is in focus.
    'inputs.portable-text.style.none': 'Estilo',
    'inputs.portable-text.unknown-value.annotation': 'Marcação que o estúdio não conhece: {{name}}',
    'inputs.portable-text.unknown-value.list-item': 'Lista que o estúdio não conhece: {{name}}',
    'inputs.portable-text.unknown-value.mark': 'Realce que o estúdio não conhece: {{name}}',
    'inputs.portable-text.unknown-value.style': 'Estilo que o estúdio não conhece: {{name}}',
    // The Studio asks for this key of its own by a wrong name.
    'new-document.new-document': 'Novo documento',
    'release.action.new-release.limit-reached': 'O limite é de {{count}} lançamento',
    'release.action.pause-to-edit': 'Pausar para editar',
    // 'Rascunhos' is a list of the desk.
    'release.chip.global.drafts': 'Com rascunhos',
    'release.navbar.drafts': 'Com rascunhos',
    'release.navbar.published': 'Só o publicado',
    // The list has the versions of the draft, or those of the published document.
    'timeline.error.no-document-history-description':
      'As versões que estiveram no ar estão em “Publicado”, no alto do documento.',
    'timeline.error.no-document-history-title': 'Nenhuma versão deste rascunho',
    'timeline.operation.deleted': 'Excluído',
    'timeline.operation.deleted_timestamp': 'Excluído: {{timestamp, datetime}}',
    'timeline.operation.edited-live': 'Editado',
    'timeline.operation.edited-live_timestamp': 'Editado: {{timestamp, datetime}}',
    'timeline.operation.unpublished': 'Tirado do ar',
    'timeline.operation.unpublished_timestamp': 'Tirado do ar: {{timestamp, datetime}}',
  },
  'copy-paste': {
    'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
      'Campos que não podem ser editados ficaram de fora: {{fieldNames}} e mais {{count}}',
  },
  presentation: {
    'preview-frame.connection.error.text': SLOW_SITE,
    'preview-frame.status_timeout': SLOW_SITE,
    'locations-banner.resolving.text': 'Procurando as páginas que usam isto…',
    'narrow-tabs.content-tab.label': 'Conteúdo',
    'narrow-tabs.preview-tab.label': 'Página',
  },
  releases: {
    'presence.tooltip.one-without-release': '{{displayName}} está editando este documento',
  },
  structure: {
    'action.copy-document-id.label': 'Copiar o código do documento',
    'action.copy-document-url.label': 'Copiar o link',
    'action.copy-link-to-document.label': 'Copiar o link',
    'action.unpublish.label': 'Tirar do ar',
    // The Studio asks for this key, which is of its other texts, among these.
    'changes.action.close-label': 'Fechar o histórico',
    'changes.banner.description':
      'Histórico de <strong>{{perspective}}</strong>. Para ver o outro, clique em “Publicado” ou “Rascunho”, no alto.',
    'banners.obsolete-draft.actions.compare-draft.tooltip':
      'O documento publicado não existe mais, e não há com que comparar este rascunho.',
    // The title fits types of either gender: 'Novo Página' is wrong.
    'browser-document-title.new-document': 'Documento novo: {{schemaType}}',
    'compare-version.error.loadVersions.title': 'As versões não puderam ser carregadas',
    'compare-versions.menu-item.title': 'Comparar o rascunho e o publicado',
    'confirm-delete-dialog.confirm-anyway-button.text_unpublish': 'Tirar do ar mesmo assim',
    'confirm-delete-dialog.confirm-button.text_unpublish': 'Tirar do ar agora',
    'confirm-delete-dialog.confirmation.text_unpublish': 'Tirar “<DocumentTitle/>” do ar?',
    'confirm-delete-dialog.header.text_unpublish': 'Tirar do ar?',
    'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish':
      'Os documentos que usam este deixam de mostrá-lo.',
    'confirm-delete-dialog.referring-documents-descriptor.text_unpublish':
      'Talvez “<DocumentTitle/>” não saia do ar: estes documentos o usam.',
    'document-inspector.dialog.title': 'Dados técnicos de <DocumentTitle/>',
    'document-inspector.menu-item.title': 'Dados técnicos',
    'menu-item-groups.layout-group': 'Aparência',
    'panes.document-header-title.new.text': 'Documento novo: {{schemaType}}',
    'panes.document-list-pane.error.max-retries-attempted':
      'Foram {{count}} tentativas sem sucesso. Tente de novo mais tarde.',
    'panes.document-operation-results.operation-success_copy-id': 'O código foi copiado',
    'panes.document-operation-results.operation-success_copy-url': 'O link foi copiado',
    'toggle-inline-changes.menu-item.title': 'Mostrar as alterações nos campos',
  },
  validation: {
    'date.invalid-format': 'Escreva a data com dia, mês e ano',
    'slug.not-unique': 'Este endereço curto já está em uso',
  },
  vision: {
    'query.error.unsupported-release-perspective':
      'Esta versão da API não conhece esta perspectiva. Use {{apiVersion}} ou uma mais nova.',
    'query.error.unsupported-variant':
      'Esta versão da API não conhece variantes. Use a versão experimental ({{apiVersion}}).',
  },
}

/** The texts as resource bundles, for `i18n` of the Studio's configuration. */
export const MISSING_TEXTS = Object.entries(TEXTS).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: 'pt-BR', namespace, resources }),
)
