export { accountArea, communityArea, documentsArea, personCenterArea, publicArea } from './areas';
