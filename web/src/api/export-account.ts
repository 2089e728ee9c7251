import { authenticatedRequest } from './authenticated-request';

/** Everything the product holds on the user, as one document. */
export const exportAccount = () => authenticatedRequest('/api/user/export');
