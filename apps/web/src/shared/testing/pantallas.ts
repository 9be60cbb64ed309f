/** What the tests of the tree and of its items open: compiled before they start, so that no wait of theirs includes it. */
import '../../features/backlog/backlog-page';
import '../../features/elemento/formularios/formularios';
